import { useShowAgain } from '@seguia/shared/platform';

/** A fetch by hand: where it fails, the dialog of what the page lacks opens again. */
export function useRefreshByHand<Result>(fetchAgain: () => Promise<Result>): () => Promise<Result> {
  const showAgain = useShowAgain();
  return async () => {
    try {
      return await fetchAgain();
    } catch (error) {
      showAgain();
      throw error;
    }
  };
}
