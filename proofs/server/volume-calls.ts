export interface VolumeFarm {
  url: string;
  plot: string;
  author: string;
  /** Stands in one plot since a month. */
  cropType: string;
  /** Stands nowhere. */
  otherType: string;
  campaign: string;
  today: string;
  windowStart: string;
  /** A mark that lies 100 changes back. */
  mark: string;
}

export interface VolumeCall {
  name: string;
  path: string;
  headers?: Record<string, string>;
}

const part = { 'sync-is-possible': 'true' };

/** Every filter, order, page, pull and window that the contract offers, each with a list that is as long on a farm of any size. */
export function volumeCalls(farm: VolumeFarm): VolumeCall[] {
  const { url, plot, author, cropType, otherType, campaign, today, windowStart, mark } = farm;
  const readings = `${url}/readings`;
  const filters = {
    plot: `plot_id=${plot}`,
    author: `created_by=${author}`,
    'author and plot': `created_by=${author}&plot_id=${plot}`,
    'a stranger': 'created_by=nobody',
    variety: `crop_type_id=${cropType}`,
    'a variety without a match': `crop_type_id=${otherType}`,
    'variety and author': `crop_type_id=${cropType}&created_by=${author}`,
    days: `from=${windowStart}&to=${today}`,
    'days of a zone': `from=${today}`,
    deleted: 'deleted=true',
  };
  const orders = ['timestamp', 'date', 'time', 'created_at', 'updated_at', 'id'].flatMap((name) => [name, `-${name}`]);
  return [
    { name: 'the newest', path: readings },
    ...Object.entries(filters).map(([name, query]) => ({ name: `by ${name}`, path: `${readings}?${query}` })),
    ...orders.map((order) => ({ name: `order ${order}`, path: readings, headers: { 'order-by': order } })),
    { name: 'order date,-time', path: readings, headers: { 'order-by': 'date,-time' } },
    { name: 'counted', path: `${readings}?total=true` },
    { name: 'page 400', path: `${readings}?page=400` },
    { name: 'pull of 100 changes', path: readings, headers: { ...part, 'sync-date': mark, paginate: '200' } },
    {
      name: 'first pull of the window',
      path: `${readings}?from=${windowStart}`,
      headers: { ...part, 'sync-date': '0', 'no-paginate': 'true' },
    },
    { name: 'series by day', path: `${campaign}/series` },
    { name: 'series of a plot', path: `${campaign}/series?plot_id=${plot}&resolution=reading` },
  ];
}
