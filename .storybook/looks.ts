// The stories that only look: in a direction, theme, text length or screen of their own, and without a play.
import { parseSync, type Plugin } from 'vite';

/** The parts of the parser's tree that are read here. */
interface Node {
  type: string;
  start: number;
  declaration?: Node | null;
  declarations?: Node[];
  id?: { name: string };
  init?: Node | null;
  expression?: Node;
  properties?: (Node & { key?: { name?: string }; value?: Node })[] | undefined;
}

interface Look {
  name: string;
  /** Where a tag is put in, and the words around it: into its own list of tags, or as a list at the beginning of its object. */
  at: number;
  before: string;
  after: string;
}

/**
 * The stories that only look, of a file of stories. One that takes over another story (`...Other`) is none, because it may take over its
 * play; in a file whose `meta` has a play for all, none is.
 */
export function looksIn(code: string): Look[] {
  const { body } = parseSync('file.stories.tsx', code).program as unknown as { body: Node[] };
  const metaPlays = objectsIn(body).some(({ name, of }) => name === 'meta' && of('play'));
  if (metaPlays) return [];
  const exported = body.flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' && declaration ? [declaration] : [],
  );
  return objectsIn(exported).flatMap(({ name, story, of }) => {
    const takesOver = story.properties?.some(({ type }) => type === 'SpreadElement');
    if (!of('globals') || of('play') || takesOver) return [];
    const tags = of('tags')?.value;
    return tags
      ? [{ name, at: tags.start + 1, before: '', after: ', ' }]
      : [{ name, at: story.start + 1, before: ' tags: [', after: '],' }];
  });
}

/** The objects that are declared by a name, each with a function that finds its properties. */
function objectsIn(nodes: Node[]) {
  return nodes
    .flatMap(({ declarations }) => declarations ?? [])
    .flatMap(({ id, init }) => {
      const story = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
      if (!id || story?.type !== 'ObjectExpression') return [];
      const of = (key: string) => story.properties?.find((property) => property.key?.name === key);
      return [{ name: id.name, story, of }];
    });
}

/** Gives the stories that only look the tag `look`. */
export const tagLooks: Plugin = {
  name: 'tag-looks',
  enforce: 'pre',
  transform: (code, id) => (/\.stories\.tsx\b/.test(id) ? withTag(code) : undefined),
};

/** The code of a file of stories with the tag `look` on those that only look. */
export function withTag(code: string): string {
  let tagged = code;
  for (const { at, before, after } of looksIn(code).toReversed())
    tagged = `${tagged.slice(0, at)}${before}'look'${after}${tagged.slice(at)}`;
  return tagged;
}
