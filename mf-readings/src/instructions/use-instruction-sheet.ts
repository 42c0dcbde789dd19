import { useSearchParams } from '@seguia/shared/platform';

/** What a sheet shows in place of an instruction's id: the one that is being given to a plot. */
export const newFor = (plotId: string) => `new.${plotId}`;

/**
 * The instruction in the sheet, by its id or `newFor` a plot; null while the sheet is closed. It is in the address, so that Back closes the
 * sheet, and every way out asks about what was typed.
 */
export function useInstructionSheet(): [opened: string | null, show: (instruction: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const show = (instruction: string | null) => {
    const changed = new URLSearchParams(search);
    if (instruction === null) changed.delete('instruction');
    else changed.set('instruction', instruction);
    setSearch(changed, { replace: instruction === null, preventScrollReset: true });
  };
  return [search.get('instruction'), show];
}
