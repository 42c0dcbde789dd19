// Stands in for libraries that nivo names at import and no graph of ours uses (docs/decisions/175). Each name is an empty list, because nivo
// makes scales of the colour schemes as it is imported.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : []) });
