import { useMedia } from '@siegeworks/ui';

/** As wide as the rules in `foes.css` say. */
const PHONE = '(width < 700px)';
/** Whether the table is on a phone, where one foe is shown at a time. */
export const usePhone = (): boolean => useMedia(PHONE);
