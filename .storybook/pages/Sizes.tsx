import { lengths } from './tokens.ts';

/** The sizes of letters, each written in its own. */
export function Letters() {
  return (
    <Lengths of="size">
      {(name) => (
        <span style={{ fontSize: `var(--${name})`, lineHeight: 1.2 }}>EC d’apport 2,4 mS/cm · محلول الري</span>
      )}
    </Lengths>
  );
}

/** The spaces, corners and targets, each drawn. */
export function Spaces() {
  return (
    <>
      <Lengths of="space">
        {(name) => <span className="room-bar" style={{ inlineSize: `var(--${name})`, blockSize: '1rem' }} />}
      </Lengths>
      <Lengths of="radius">
        {(name) => <span className="room-box" style={{ borderRadius: `min(var(--${name}), 2rem)` }} />}
      </Lengths>
      <Lengths of="target">
        {(name) => <span className="room-box" style={{ inlineSize: `var(--${name})`, blockSize: `var(--${name})` }} />}
      </Lengths>
    </>
  );
}

function Lengths({ of, children }: { of: keyof typeof lengths; children: (name: string) => React.ReactNode }) {
  return (
    <table className="room-table sb-unstyled">
      <tbody>
        {lengths[of].map(([name, value]) => (
          <tr key={name}>
            <th>
              <code>--{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
            <td>{children(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
