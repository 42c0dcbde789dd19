import { Badge } from '../../shared/src/ui/badges/Badge.tsx';
import { Icon } from '../../shared/src/ui/icons/Icon.tsx';
import { type IconName, iconPaths } from '../../shared/src/ui/icons/icon-paths.ts';
import { StatusMark } from '../../shared/src/ui/values/StatusMark.tsx';
import { iconMeanings, stateMeanings } from './meanings.ts';

/** Every icon with its name and its meaning. */
export function Icons() {
  const names = Object.keys(iconPaths) as IconName[];
  return (
    <ul className="room-icons sb-unstyled">
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} size={32} />
          <div>
            <code>{name}</code>
            <div>{iconMeanings[name]}</div>
            {'flip' in iconPaths[name] && <small>mirrored where text runs from the right</small>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Every state of a value or a reading: its shape, its words, its meaning. */
export function States() {
  const states = Object.entries(stateMeanings) as [keyof typeof stateMeanings, { label: string; meaning: string }][];
  return (
    <table className="room-table sb-unstyled">
      <thead>
        <tr>
          <th>State</th>
          <th>Shape</th>
          <th>In words</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {states.map(([state, { label, meaning }]) => (
          <tr key={state}>
            <th>
              <code>{state}</code>
            </th>
            <td>
              <StatusMark state={state} label={label} size={24} />
            </td>
            <td>
              <Badge state={state} label={label} />
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
