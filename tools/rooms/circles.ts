import path from 'node:path';
import type { Source } from './sources.ts';

/** The folders that each folder imports from, each with one import as an example: "file imports file". */
type Graph = Map<string, Map<string, string>>;

/**
 * The circles between the product's folders, each as a sentence. Files may import each other's types without any lint noticing, but two
 * folders that need each other are really one.
 */
export function circles(sources: Source[]): string[] {
  const graph = folderGraph(sources.filter(({ product }) => product));
  return strongComponents(graph).map((folders) => {
    const examples = folders.flatMap((folder) =>
      [...(graph.get(folder) ?? [])].filter(([to]) => folders.includes(to)).map(([, example]) => `  ${example}`),
    );
    return [`A circle of folders: ${folders.join(', ')}. Lift out what they share.`, ...examples].join('\n');
  });
}

function folderGraph(sources: Source[]): Graph {
  const graph: Graph = new Map();
  for (const { file, imports } of sources) {
    const from = path.posix.dirname(file);
    const edges = graph.get(from) ?? new Map<string, string>();
    graph.set(from, edges);
    for (const { file: target } of imports) {
      if (target === null) continue;
      const to = path.posix.dirname(target);
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
