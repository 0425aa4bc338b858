declare module 'virtual:icons/*' {
  import type { Art, Icons } from '@siegeworks/ui';
  export const art: Art;
  export const icons: Icons;
}
