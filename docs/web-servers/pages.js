// Written by tools/web/configurations.ts from tools/web/rules.ts. The settings are explained in docs/deploy.md.
function handler(event) {
  var request = event.request;
  var isFile = /^\/(r|assets)\/|\.\w+$/.test(request.uri) || request.uri === '/.well-known/apple-app-site-association';
  if (!isFile) request.uri = '/index.html';
  return request;
}
