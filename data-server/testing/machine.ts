import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inheritedEnv } from './inherited-env.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders that the machine within may change; what it writes is in memory, and gone with it. */
const changing = ['etc', 'opt', 'srv', 'var', 'usr/local/bin'];

const standIns = {
  'apt-get': `case " $* " in *" postgresql"*)
  mount -t tmpfs tmpfs /var/lib/postgresql; mount -t tmpfs tmpfs /etc/postgresql
  chown postgres /var/lib/postgresql /etc/postgresql
  install -d -m 2775 -o postgres -g postgres /run/postgresql; install -d -m 1777 /var/log/postgresql
  pg_createcluster 15 main -- --no-sync >/dev/null; pg_ctlcluster 15 main start -o '-c fsync=off' ;;
esac`,
  // `git clone REPOSITORY FOLDER`: the tree of this test, in its place.
  git: `mkdir -p "$3"; mount --bind ${root} "$3"`,
  npx: '',
  journalctl: 'cat /var/log/seguia.log',
  certbot: `hook=:; while [ $# -gt 0 ]; do case "$1" in --domain) name="$2" ;; --deploy-hook) hook="$2" ;; esac; shift; done
folder=/etc/letsencrypt/live/$name; mkdir -p $folder
openssl req -x509 -newkey rsa:2048 -nodes -keyout $folder/privkey.pem -out $folder/fullchain.pem -subj /CN=$name -addext subjectAltName=DNS:$name -days 1 2>/dev/null
sh -c "$hook"`,
  systemctl: `units=/etc/systemd/system; unit="\${@: -1}"; file="$units/\${unit%.service}.service"; pid="/run/\${unit%.service}.pid"
setting() { cat "$file" "$file".d/*.conf 2>/dev/null | sed -n "s/^$1=//p"; }
sandboxed() {
  for place in / ${changing.map((name) => `/${name}`).join(' ')}; do mount -o remount,ro,bind "$place"; done
  for place in $(setting ReadWritePaths); do mount --bind "$place" "$place"; mount -o remount,rw,bind "$place"; done
  environment="$(setting EnvironmentFile)"; set -a; [ -z "$environment" ] || . "$environment"; set +a; umask "$(setting UMask)"
  export USER="$(setting User)" LOGNAME="$(setting User)" HOME=/var/lib/seguia
  exec setpriv --reuid="$USER" --regid="$(setting Group)" --init-groups $(setting ExecStart)
}
stop() { [ ! -e "$pid" ] || { kill -TERM "$(cat "$pid")" || :; while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done; rm "$pid"; }; }
start() {
  if [ "$(setting Type)" = oneshot ]; then "$0" run "$unit"; else
    nohup "$0" run "$unit" >>"/var/log/\${unit%.service}.log" 2>&1 & echo $! >"$pid"
  fi
}
case " $* " in
  *" run "*) if [ -z "\${WITHIN-}" ]; then WITHIN=1 exec unshare --mount "$0" "$@"; else sandboxed; fi ;;
  *" nginx "*) if [ -s /run/nginx.pid ]; then nginx -s reload; else nginx; fi ;;
  *" daemon-reload "* | *.timer\\ *) ;;
  *" stop "*) stop ;;
  *" restart "*) stop; start ;;
  *) start ;;
esac`,
};

const begin = `set -eu
mount -t tmpfs tmpfs "$1"
chmod 755 "$1"
for name in ${changing.join(' ')}; do
  mkdir -p "$1/$name/upper" "$1/$name/work"
  chmod 755 "$1/$name/upper"
  mount -t overlay overlay -o "lowerdir=/$name,upperdir=$1/$name/upper,workdir=$1/$name/work" "/$name"
done
mount -t tmpfs tmpfs /run
install -d -m 1777 /run/compiled # what Node has compiled, for programs of every user
ip link set lo up
for file in "$2"/*; do install -m 0755 "$file" /usr/local/bin/; done
echo ready
# As the first process it takes leave of those that ended.
sleep infinity & wait
`;

/**
 * A machine within the machine: its own users, /etc, /opt, /srv, /var and /usr/local/bin, its own network with all ports free. Programs and
 * users are real (`useradd`, `runuser`, PostgreSQL's and nginx's own); only what installs packages, fetches versions and certificates, or is
 * systemd has stand-ins. Needs root.
 */
export class Machine {
  readonly #holder: ChildProcess;
  readonly #folder: string;

  private constructor(holder: ChildProcess, folder: string) {
    this.#holder = holder;
    this.#folder = folder;
  }

  /** Whether this machine may have one within. */
  static isPossible(): boolean {
    if (process.getuid?.() !== 0) return false;
    const script =
      'd=$(mktemp -d); mount -t tmpfs t $d; mkdir $d/u $d/w; mount -t overlay o -o lowerdir=/opt,upperdir=$d/u,workdir=$d/w /opt';
    return (
      ['mount', 'net'].every((kind) => spawnSync('unshare', [`--${kind}`, 'true']).status === 0) &&
      spawnSync('unshare', ['--mount', 'sh', '-ec', script]).status === 0
    );
  }

  static async start(): Promise<Machine> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-machine-'));
    const [layers, programs] = ['layers', 'programs'].map((name) => path.join(folder, name)) as [string, string];
    spawnSync('mkdir', [layers, programs]);
    for (const [name, text] of Object.entries(standIns))
      writeFileSync(path.join(programs, name), `#!/bin/bash\nset -eu\n${text}\n`);
    const arguments_ = [
      '--mount',
      '--net',
      '--pid',
      '--fork',
      '--kill-child',
      '--mount-proc',
      'bash',
      '-c',
      begin,
      'machine',
      layers,
      programs,
    ];
    const holder = spawn('unshare', arguments_, { stdio: ['ignore', 'pipe', 'inherit'] });
    await Promise.race([
      once(holder.stdout as NodeJS.ReadableStream, 'data'),
      once(holder, 'exit').then(() => Promise.reject(new Error('The machine within did not start.'))),
    ]);
    return new Machine(holder, folder);
  }

  /** Runs commands as root's shell does there. Returns their output. Throws an error if a command fails. */
  run(text: string): string {
    const [inside] = spawnSync('pgrep', ['-P', String(this.#holder.pid)], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n');
    const line = [
      '--target',
      String(inside),
      '--mount',
      '--net',
      '--pid',
      'bash',
      '--norc',
      '-euo',
      'pipefail',
      '-c',
      text,
    ];
    const { status, stdout, stderr } = spawnSync('nsenter', line, {
      env: {
        ...inheritedEnv,
        NODE_COMPILE_CACHE: '/run/compiled',
        PATH: `/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
        HOME: '/root',
      },
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      timeout: 300_000,
    });
    if (status !== 0) throw new Error(`${text}\n${stdout}${stderr}`);
    return stdout;
  }

  /** Ends all its programs; what it wrote is gone. */
  stop(): void {
    this.#holder.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
