/** How often a page that stays open looks for a new version. */
const LOOK = 60 * 60_000;

/** Whether a newer version of the page is waiting, as far as is known. */
export class Versions {
  private waiting: ServiceWorker | null = null;
  private readonly listeners = new Set<() => void>();

  /** Lets the page start without a network from now on, where the browser can. */
  async keep(): Promise<void> {
    const registration = await navigator.serviceWorker?.register('./sw.js').catch(() => null);
    if (!registration) return;
    this.notice(registration);
    registration.addEventListener('updatefound', () => this.notice(registration));
    const look = () => void registration.update().catch(() => {});
    setInterval(look, LOOK);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  }

  get isWaiting(): boolean {
    return this.waiting !== null;
  }
  readonly onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Somebody wants the new version: the page is loaded once, when that has taken over. Other tabs stay as they are. */
  take(): void {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    this.waiting?.postMessage('take over');
  }

  private notice({ waiting, installing, active }: ServiceWorkerRegistration): void {
    if (waiting && active) this.found(waiting);
    installing?.addEventListener('statechange', () => {
      // The very first version replaces none.
      if (installing.state === 'installed' && navigator.serviceWorker.controller) this.found(installing);
    });
  }
  private found(worker: ServiceWorker): void {
    this.waiting = worker;
    for (const listener of this.listeners) listener();
  }
}
