// Stands in for libraries that nivo names at import and no graph of ours uses (docs/decisions/175).
module.exports = {};
