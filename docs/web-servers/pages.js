// Written by tools/web/configurations.ts from tools/web/rules.ts. The settings are explained in docs/deploy.md.
function handler(event) {
  var request = event.request;
  if (!/^\/(r|assets)\/|\.\w+$/.test(request.uri)) request.uri = '/index.html';
  return request;
}
