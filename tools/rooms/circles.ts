import path from 'node:path';
import type { Source } from './sources.ts';

/** The files or folders that each one imports from, each with one import as an example: "file imports file". */
type Graph = Map<string, Map<string, string>>;

/**
 * The circles between files and between the product's folders, each as a sentence. An import of a type counts too, and a page that starts a
 * worker imports it: nobody can understand one file or folder of a circle without the others.
 */
export function circles(sources: Source[]): string[] {
  const folders = graphOf(
    sources.filter(({ product }) => product),
    path.posix.dirname,
  );
  const files = graphOf(sources, (file) => file);
  return [
    ...circlesIn(files, 'files', 'Merge them, or move what both need (often a type) into a file below them.'),
    ...circlesIn(folders, 'folders', 'Lift out what they share.'),
  ];
}

function circlesIn(graph: Graph, kind: 'files' | 'folders', instead: string): string[] {
  return strongComponents(graph).map((nodes) => {
    const examples = nodes.flatMap((node) =>
      [...(graph.get(node) ?? [])].filter(([to]) => nodes.includes(to)).map(([, example]) => `  ${example}`),
    );
    return [`A circle of ${kind}: ${nodes.join(', ')}. ${instead}`, ...examples].join('\n');
  });
}

/** Which node imports from which others; `nodeOf` gives the node of a file. */
function graphOf(sources: Source[], nodeOf: (file: string) => string): Graph {
  const graph: Graph = new Map();
  for (const { file, imports } of sources) {
    const from = nodeOf(file);
    const edges = graph.get(from) ?? new Map<string, string>();
    graph.set(from, edges);
    for (const { file: target } of imports) {
      if (target === null) continue;
      const to = nodeOf(target);
      if (to !== from && !edges.has(to)) edges.set(to, `${file} imports ${target}`);
    }
  }
  return graph;
}

/** The sets of several nodes in which every node leads to every other (Tarjan's algorithm). */
function strongComponents(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    lowest.set(node, index);
    open.push(node);
    for (const next of graph.get(node)?.keys() ?? []) {
      const reach = !order.has(next) ? visit(next) : open.includes(next) ? order.get(next)! : index;
      lowest.set(node, Math.min(lowest.get(node)!, reach));
    }
    if (lowest.get(node) === index) {
      const component = open.splice(open.indexOf(node));
      if (component.length > 1) found.push(component.sort());
    }
    return lowest.get(node)!;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
