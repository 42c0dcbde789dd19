import { colours } from './tokens.ts';
import { colourMeanings } from './meanings.ts';

const themes = ['light', 'dark', 'outdoor'] as const;

/** Every colour of the kit in its three themes, with what it is for. */
export function Colours() {
  return (
    <table className="room-table sb-unstyled">
      <thead>
        <tr>
          <th>Colour</th>
          <th>For</th>
          {themes.map((theme) => (
            <th key={theme}>{theme}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colours.map((colour) => (
          <tr key={colour.name}>
            <th>
              <code>--{colour.name}</code>
            </th>
            <td>{colourMeanings[colour.name]}</td>
            {themes.map((theme) => (
              <td key={theme}>
                <span className="room-swatch" style={{ background: colour[theme] }} /> <code>{colour[theme]}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
