import {
  type Crop,
  cropsAtom,
  type CropType,
  cropTypesAtom,
  paths,
  useIntl,
  useSearchParams,
} from '@seguia/shared/platform';
import { Button, Page, PullToRefresh } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { FarmListState } from '../set-up/FarmListState.tsx';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { SetUpNotice } from '../set-up/SetUpNotice.tsx';
import { useMaySetUp } from '../set-up/use-may-set-up.ts';
import { useRefresh } from '../set-up/use-refresh.ts';
import { CropSection } from './CropSection.tsx';
import { EditCrop } from './EditCrop.tsx';
import { EditVariety } from './EditVariety.tsx';
import { cropMessages } from './crop-messages.ts';
import styles from './Crops.module.css';

/** Sorts archived items behind the others. */
const offeredFirst = <T extends Pick<Crop | CropType, 'archived'>>(items: readonly T[]) =>
  items.toSorted((a, b) => Number(a.archived ?? false) - Number(b.archived ?? false));

/** `/app/farm/crops`: the farm's crops, each with its varieties; managers add, rename and archive them. */
export function Crops() {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const crops = useAtomValue(cropsAtom);
  const types = useAtomValue(cropTypesAtom) ?? [];
  const { may, serverCan } = useMaySetUp('crops');
  const refresh = useRefresh();
  const close = () => setSearch({}, { replace: true });
  const cropAt = (param: string) => crops?.find(({ id }) => id === search.get(param));
  const [edited, grown] = [cropAt('crop'), cropAt('of')];
  const variety = types.find(({ id }) => id === search.get('variety'));
  const cropOfVariety = grown ?? crops?.find(({ id }) => id === variety?.cropId);
  return (
    <Page title={intl.formatMessage(setUpMessages.crops)} back={{ to: paths.today() }}>
      <PullToRefresh onRefresh={refresh}>
        <SetUpNotice serverCan={serverCan} />
        {may && (
          <div className={styles.start}>
            <Button variant="primary" icon="plus" onPress={() => setSearch({ new: '' })}>
              {intl.formatMessage(cropMessages.add)}
            </Button>
          </div>
        )}
        <FarmListState items={crops} may={may} none={cropMessages.none} />
        {offeredFirst(crops ?? []).map((crop) => (
          <CropSection
            key={crop.id}
            crop={crop}
            types={offeredFirst(types.filter(({ cropId }) => cropId === crop.id))}
            onOpen={may ? setSearch : undefined}
          />
        ))}
      </PullToRefresh>
      {may && (edited || search.has('new')) && (
        <EditCrop key={edited?.id} crop={edited ?? null} crops={crops ?? []} onClose={close} />
      )}
      {may && cropOfVariety && (
        <EditVariety key={variety?.id} variety={variety ?? null} crop={cropOfVariety} types={types} onClose={close} />
      )}
    </Page>
  );
}
