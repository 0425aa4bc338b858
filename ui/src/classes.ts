/** The class names whose condition holds. */
export function classes(always: string, some: Record<string, boolean>): string {
  const holding = Object.entries(some).flatMap(([name, holds]) => (holds ? [name] : []));
  return [always, ...holding].join(' ');
}
