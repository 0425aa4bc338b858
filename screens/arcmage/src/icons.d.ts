declare module 'virtual:icons/*' {
  import type { Icons } from '@siegeworks/ui';
  export const icons: Icons;
}
