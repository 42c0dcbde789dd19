// Another device, which talks to the data server without a screen. Journeys use it to prepare their start, and to see what the server has.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';

/** A reading as the server sends it, with the fields that journeys look at. */
export interface WireReading {
  id: string;
  plot_id: string;
  date: string;
  time: string;
  timestamp: number;
  intake_ec: number | null;
  intake_ph: number | null;
  drain_ec: number | null;
  drain_ph: number | null;
  entry_type: 'value' | 'drippers';
  drain_percent: number | null;
  total_drained: number | null;
  intake_per_dripper: number | null;
  dripper_count: number | null;
  dripper_unit: string | null;
  note: string | null;
  version: number;
}

interface WireLimits {
  low: number | null;
  high: number | null;
}

export interface WireBand {
  id: string;
  plot_id: string;
  from: string;
  to: string | null;
  intake_ec: WireLimits;
  intake_ph: WireLimits;
  drain_ec: WireLimits;
  drain_ph: WireLimits;
  drain_percent: WireLimits;
}

export interface WireWaterDay {
  /** The day, followed by a point and the plot's id where there is a plot. */
  id: string;
  date: string;
  plot_id: string | null;
  irrigation: number | null;
  radiation: number | null;
}

export interface WirePhoto {
  id: string;
  reading_id: string;
  width: number;
  height: number;
}

export interface WireCampaign extends Named {
  start_date: string;
  end_date: string;
}

/** A campaign's series by day, with the fields that journeys look at. */
export interface WireDays {
  days: string[];
  plots: { plot_id: string; intake_ec: { sum: (number | null)[]; count: number[] } }[];
}

/** A file that was imported. */
export interface WireImport {
  file_name: string;
  imported: number;
  undone_at?: number;
}

interface Named {
  id: string;
  name: string;
}

export class OtherDevice {
  readonly #url: string;
  readonly #token: string;
  readonly farmId: string;
  /** In walking order. */
  readonly plots: readonly Named[];

  private constructor(url: string, token: string, farmId: string, plots: readonly Named[]) {
    this.#url = url;
    this.#token = token;
    this.farmId = farmId;
    this.plots = plots;
  }

  /** Logs a demo account in on a new device, at one of its farms. */
  static async of(server: { url: string }, account: string, farmName = 'Oasis du Souss'): Promise<OtherDevice> {
    const url = `${server.url}/v2`;
    const body = JSON.stringify({
      email: `${account}@demo.test`,
      password: 'seguia-demo',
      device_name: 'browser (journey)',
    });
    const headers = { 'content-type': 'application/json', 'date-format': 'timestamp', 'no-paginate': 'true' };
    const login = await fetch(`${url}/auth/login`, { method: 'POST', headers, body });
    const { token } = (await login.json()) as { token: string };
    const get = async (path: string) => {
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}`, ...headers } });
      return ((await answer.json()) as { data: Named[] }).data;
    };
    const farm = (await get('/farmers')).find(({ name }) => name === farmName);
    if (!farm) throw new Error(`${account} has no ${farmName}`);
    return new OtherDevice(url, token, farm.id, await get(`/farmers/${farm.id}/plots`));
  }

  plot(name: string): string {
    const plot = this.plots.find((plot) => plot.name === name);
    if (!plot) throw new Error(`No plot ${name}`);
    return plot.id;
  }

  /** Records a reading, or replaces its `version`. Returns it as the server then has it. */
  async record(
    reading: Partial<WireReading> & Pick<WireReading, 'plot_id' | 'date' | 'time'>,
    version?: number,
  ): Promise<WireReading> {
    const { id = randomUUID(), ...body } = reading;
    return this.#call<WireReading>(`/readings/${id}`, {
      method: 'PUT',
      headers: version === undefined ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` },
      body: JSON.stringify({ entry_type: 'value', ...body }),
    });
  }

  /**
   * Waits until the server has one reading of this account with this intake EC. The device's "all sent" is no sign of it: it also says so
   * before it has noticed a new reading.
   */
  async readingThatArrives(intakeEc: number): Promise<WireReading | undefined> {
    const found = async () => (await this.mine()).filter(({ intake_ec }) => intake_ec === intakeEc);
    await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBe(1);
    return (await found())[0];
  }

  /** Changes a plot in its current version, whoever changed it before. */
  async changePlot(id: string, change: { name: string; house: string }): Promise<void> {
    const { data } = await this.#call<{ data: (Named & { version: number })[] }>('/plots', {
      headers: { 'no-paginate': 'true' },
    });
    const version = data.find((plot) => plot.id === id)?.version;
    const body = JSON.stringify({ irrigation_units: 1, ...change });
    await this.#call(`/plots/${id}`, { method: 'PUT', headers: { 'if-match': `"${version}"` }, body });
  }

  /** Adds a meter and returns its id. */
  async addMeter(meter: { name: string; kind: 'ec' | 'ph' | 'ec_ph'; retired?: boolean }): Promise<string> {
    const id = randomUUID();
    await this.#call(`/meters/${id}`, {
      method: 'PUT',
      headers: { 'if-none-match': '*' },
      body: JSON.stringify(meter),
    });
    return id;
  }

  /** Retires a meter: no form offers it any more. */
  async retireMeter(id: string, meter: { name: string; kind: 'ec' | 'ph' | 'ec_ph' }): Promise<void> {
    const body = JSON.stringify({ ...meter, retired: true });
    await this.#call(`/meters/${id}`, { method: 'PUT', headers: { 'if-match': '"1"' }, body });
  }

  /** Adds a calibration of a meter that took place `daysAgo` days ago. */
  async calibrate(meterId: string, daysAgo: number): Promise<void> {
    const at = Math.floor(Date.now() / 1000) - daysAgo * 86_400;
    await this.#call(`/calibrations/${randomUUID()}`, {
      method: 'PUT',
      headers: { 'if-none-match': '*' },
      body: JSON.stringify({ meter_id: meterId, at, slope: 97, ec_standard: 1.413 }),
    });
  }

  /** Returns a meter that no form offers, so that no other journey is affected by it. */
  async retiredMeter(): Promise<string> {
    const name = 'Ancien stylo';
    const { data } = await this.#call<{ data: Named[] }>('/meters');
    return data.find((meter) => meter.name === name)?.id ?? this.addMeter({ name, kind: 'ph', retired: true });
  }

  reading(id: string): Promise<WireReading> {
    return this.#call<WireReading>(`/readings/${id}`);
  }

  /** Returns the account's own readings, the newest first: at least `count`, in whole pages. */
  async mine(count = 100): Promise<WireReading[]> {
    const all: WireReading[] = [];
    const headers = { paginate: '100', 'order-by': '-created_at' };
    for (let page = 1; ; page++) {
      const path = `/readings?created_by=me&page=${page}`;
      const answer = await this.#call<{ data: WireReading[]; meta: { has_more: boolean } }>(path, { headers });
      all.push(...answer.data);
      if (!answer.meta.has_more || all.length >= count) return all;
    }
  }

  /** Returns all readings of a plot between two dates, fetched page by page. */
  async readingsOf(plotId: string, from: string, to: string): Promise<WireReading[]> {
    const all: WireReading[] = [];
    for (let page = 1; ; page++) {
      const query = new URLSearchParams({ plot_id: plotId, from, to, page: String(page) });
      const answer = await this.#call<{ data: WireReading[]; meta: { has_more: boolean } }>(`/readings?${query}`, {
        headers: { paginate: '200' },
      });
      all.push(...answer.data);
      if (!answer.meta.has_more) return all;
    }
  }

  /** Returns days of water and light: those of one plot, or all in a span. */
  async waterDays(of: { plot_id: string } | { from: string; to: string }): Promise<WireWaterDay[]> {
    const headers = { 'no-paginate': 'true' };
    return (await this.#call<{ data: WireWaterDay[] }>(`/water-days?${new URLSearchParams(of)}`, { headers })).data;
  }

  /** Returns what the server knows about a reading's photos, in the order in which they were taken; without `readingId`, about all photos. */
  async photos(readingId?: string): Promise<WirePhoto[]> {
    const query = readingId === undefined ? '' : `?reading_id=${readingId}`;
    const headers = { 'no-paginate': 'true', 'order-by': 'id' };
    return (await this.#call<{ data: WirePhoto[] }>(`/photos${query}`, { headers })).data;
  }

  /** Returns the bytes of a photo. */
  async picture(readingId: string, id: string): Promise<Buffer> {
    const answer = await fetch(`${this.#url}/farmers/${this.farmId}/readings/${readingId}/photos/${id}`, {
      headers: { authorization: `Bearer ${this.#token}`, 'date-format': 'timestamp' },
    });
    return Buffer.from(await answer.arrayBuffer());
  }

  async targetBands(): Promise<WireBand[]> {
    return (await this.#call<{ data: WireBand[] }>('/target-bands', { headers: { 'no-paginate': 'true' } })).data;
  }

  /** The words of the farm's instructions. */
  async instructions(): Promise<string[]> {
    const answer = await this.#call<{ data: { text: string }[] }>('/instructions');
    return answer.data.map(({ text }) => text);
  }

  async imports(): Promise<WireImport[]> {
    return (await this.#call<{ data: WireImport[] }>('/imports')).data;
  }

  async campaigns(): Promise<WireCampaign[]> {
    return (await this.#call<{ data: WireCampaign[] }>('/campaigns')).data;
  }

  /** Returns the id of the variety with this name. */
  async cropType(name: string): Promise<string> {
    const { data } = await this.#call<{ data: Named[] }>('/crop-types');
    const found = data.find((campaign) => campaign.name === name);
    if (!found) throw new Error(`No variety ${name}`);
    return found.id;
  }

  async campaign(name: string): Promise<WireCampaign> {
    const campaign = (await this.campaigns()).find((candidate) => candidate.name === name);
    if (!campaign) throw new Error(`No campaign ${name}`);
    return campaign;
  }

  /** Returns what the server sends per day and plot of a campaign. */
  days(campaignId: string): Promise<WireDays> {
    return this.#call<WireDays>(`/campaigns/${campaignId}/series?resolution=day`);
  }

  async #call<T>(path: string, { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
    const answer = await fetch(`${this.#url}/farmers/${this.farmId}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        'date-format': 'timestamp',
        'idempotency-key': randomUUID(),
        ...headers,
      },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
