// Measures what a page holds in memory after garbage collection.
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

export interface Memory {
  /** Bytes of what scripts made: objects, functions, texts, numbers. Compiled code is not counted, because the browser discards it at will. */
  objects: number;
  /** The nodes that scripts hold and that are in no page: how many of each name. */
  detached: Record<string, number>;
  /** The number of all nodes that the browser holds, in a page or not. */
  nodes: number;
  /** The number of event listeners. */
  listeners: number;
}

/** The parts of a heap snapshot that are read here. `nodes` has the fields of all nodes one after the other, in one list. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

const notMadeByScripts = new Set(['code', 'native', 'hidden', 'synthetic']);

/** Collects garbage, and returns what is left. */
export async function measureMemory(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  const { nodes, listeners } = await countWhatStays(session);
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  const detached: Record<string, number> = {};
  for (const { treeNode, retainedNodeIds } of detachedNodes)
    detached[treeNode.nodeName] = (detached[treeNode.nodeName] ?? 0) + Math.max(1, retainedNodeIds.length);
  // The session keeps the nodes of its answer until it forgets them.
  await session.send('DOM.disable');
  const objects = objectsIn(await takeSnapshot(session));
  await session.detach();
  return { objects, detached, nodes, listeners };
}

/** The fewest nodes and listeners in five collections: what one frees may let the next one free more, and a page still lets go of some. */
async function countWhatStays(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  let [nodes, listeners] = [Infinity, Infinity];
  for (let turn = 0; turn < 5; turn++) {
    if (turn > 0) await setTimeout(200);
    await session.send('HeapProfiler.collectGarbage');
    const counted = await session.send('Memory.getDOMCounters');
    nodes = Math.min(nodes, counted.nodes);
    listeners = Math.min(listeners, counted.jsEventListeners);
  }
  return { nodes, listeners };
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  return JSON.parse(chunks.join('')) as Snapshot;
}

function objectsIn({ snapshot: { meta }, nodes }: Snapshot): number {
  const [kinds] = meta.node_types;
  const [kind, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length)
    if (!notMadeByScripts.has(kinds[nodes[at + kind] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  return bytes;
}

/** Returns how much a figure grows per lap: the slope of the least-squares line through all laps. */
export function growth(laps: readonly number[]): number {
  const middle = (laps.length - 1) / 2;
  const mean = laps.reduce((sum, value) => sum + value, 0) / laps.length;
  const above = laps.reduce((sum, value, lap) => sum + (lap - middle) * (value - mean), 0);
  return above / laps.reduce((sum, _, lap) => sum + (lap - middle) ** 2, 0);
}
