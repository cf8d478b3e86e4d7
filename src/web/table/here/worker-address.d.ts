/** Where the worker of this device's tables is: put in by the build (scripts/vite-worker.ts). */
declare module 'virtual:tables-worker' {
  export const workerAddress: string;
}
