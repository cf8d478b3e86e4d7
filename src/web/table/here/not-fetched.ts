/** What a thought needs could not be loaded: nothing is wrong with bot or position, and another try may bring it. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

export const fetched = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch((error: unknown) => {
    throw new NotFetched(String(error));
  });
