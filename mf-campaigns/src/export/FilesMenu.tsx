import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog } from '@seguia/shared/ui';
import type { MenuChoice } from '@seguia/shared/ui-dates';
import { Menu } from '@seguia/shared/ui-dates';
import { useState } from 'react';
import { usePrint } from '@seguia/shared/ui-dates';
import type { Files } from './use-export.ts';

export interface FileAction extends MenuChoice {
  run: () => void;
}

interface FilesMenuProps {
  files: Files;
  /** Nothing to write. */
  empty: boolean;
  /** What else can be done, above and below the files. */
  above?: FileAction[] | undefined;
  below?: FileAction[] | undefined;
}

/** What can be taken along of a screen: files and paper. */
export function FilesMenu({ files, empty, above = [], below = [] }: FilesMenuProps) {
  const intl = useIntl();
  const print = usePrint();
  const [failed, setFailed] = useState(false);
  const save = (write: () => Promise<void>) => () => void write().catch(() => setFailed(true));
  const actions: FileAction[] = [
    ...above,
    {
      id: 'workbook',
      icon: 'table',
      disabled: empty,
      label: intl.formatMessage({ id: 'campaigns.menu.workbook', defaultMessage: 'Enregistrer pour Excel' }),
      run: save(files.workbook),
    },
    {
      id: 'days',
      icon: 'download',
      disabled: empty,
      label: intl.formatMessage({ id: 'campaigns.menu.days', defaultMessage: 'CSV, une ligne par jour' }),
      run: save(files.days),
    },
    {
      id: 'readings',
      icon: 'download',
      disabled: empty,
      label: intl.formatMessage({ id: 'campaigns.menu.readings', defaultMessage: 'CSV, tous les relevés' }),
      run: save(files.readings),
    },
    {
      id: 'print',
      icon: 'print',
      disabled: empty,
      label: intl.formatMessage({ id: 'campaigns.menu.print', defaultMessage: 'Imprimer' }),
      run: print,
    },
    ...below,
  ];
  return (
    <>
      <Menu
        label={intl.formatMessage({ id: 'campaigns.menu.label', defaultMessage: 'Actions' })}
        onAction={(id) => actions.find((action) => action.id === id)?.run()}
        items={actions}
      />
      {failed && (
        <ErrorDialog
          text={intl.formatMessage({
            id: 'campaigns.export.failed',
            defaultMessage: 'Le fichier n’a pas pu être préparé. Réessayez avec du réseau.',
          })}
          onClose={() => setFailed(false)}
        />
      )}
    </>
  );
}
