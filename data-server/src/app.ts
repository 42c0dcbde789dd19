import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getAccount } from './session/account.routes.ts';
import { changePassword } from './session/change-password.routes.ts';
import { endOtherSessions, endSession, listSessions } from './session/own-sessions.routes.ts';
import { isLogged, login, logout } from './session/session.routes.ts';
import { forgotPassword } from './session/forgot-password.routes.ts';
import { getFarmer, listFarmers } from './farms/farms.routes.ts';
import { listChanges } from './changes/changes.routes.ts';
import { listPlots } from './plots/plots.routes.ts';
import { putPlot } from './plots/put-plot.routes.ts';
import { listCropTypes, listCrops, putCrop, putCropType } from './crops/crops.routes.ts';
import { putPlanting } from './plantings/plantings.routes.ts';
import { deleteReading, getReading, listReadings, putReading, restoreReading } from './readings/readings.routes.ts';
import { listRevisions } from './readings/revisions.routes.ts';
import { deletePhoto, getPhoto, listPhotos, putPhoto } from './photos/photos.routes.ts';
import { listLog } from './certification-log/log.routes.ts';
import { listImports, putImport, undoImport } from './imports/imports.routes.ts';
import { deleteCampaign, getCampaign, listCampaigns, putCampaign } from './campaigns/campaigns.routes.ts';
import { getSeries } from './campaigns/series.routes.ts';
import { deleteWaterDay, getWaterDay, listWaterDays, putWaterDay } from './water-days/water-days.routes.ts';
import { deleteTargetBand, listTargetBands, putTargetBand } from './target-bands/target-bands.routes.ts';
import {
  deleteInstruction,
  getInstruction,
  listInstructions,
  putInstruction,
} from './instructions/instructions.routes.ts';
import { listCalibrations, putCalibration, withdrawCalibration } from './meters/calibrations.routes.ts';
import { listMeters, putMeter } from './meters/meters.routes.ts';
import { acceptInvitation, readInvitation } from './people/accept-invitation.routes.ts';
import { deleteInvitation, listInvitations, putInvitation, renewInvitation } from './people/invitations.routes.ts';
import { endMemberSessions, listMembers, putMember } from './people/members.routes.ts';
import { getMorningMail, putMorningMail } from './morning-mail/morning-mail.routes.ts';
import { addEndOfMail } from './morning-mail/end-of-mail.ts';
import { setUpServer } from './set-up/set-up.routes.ts';
import { testServer } from './server-info.routes.ts';
import type { Operation } from './http/contract.ts';
import { holdToContract } from './http/hold-to-contract.ts';
import { Picture, Ready, type Call, type Handlers } from './http/operation.ts';
import { addMetrics } from './health/metrics.ts';
import { addProbes } from './health/probes.ts';
import { addReference } from './reference/reference.ts';
import { clientNetwork } from './services/client-network.ts';
import type { Services } from './services/services.ts';
import { createHttp } from './http/create-http.ts';
import { bodySecondsOf, largeBody, tokenIn } from './access/large-bodies.ts';
import { refuseOtherMethods } from './http/other-methods.ts';

/** The table of contents: the handler of each operation of openapi.yaml, which has the paths, parameters and types. */
const handlers: Handlers = {
  testServer,
  setUpServer,

  login,
  isLogged,
  logout,
  getAccount,
  forgotPassword,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,

  readInvitation,
  acceptInvitation,

  listFarmers,
  getFarmer,
  listChanges,

  listMembers,
  putMember,
  endMemberSessions,
  getMorningMail,
  putMorningMail,
  listInvitations,
  putInvitation,
  renewInvitation,
  deleteInvitation,

  listPlots,
  putPlot,
  listCrops,
  putCrop,
  listCropTypes,
  putCropType,
  putPlanting,

  listReadings,
  getReading,
  putReading,
  deleteReading,
  listRevisions,
  listLog,
  restoreReading,

  listPhotos,
  getPhoto,
  putPhoto,
  deletePhoto,

  listImports,
  putImport,
  undoImport,

  listCampaigns,
  getCampaign,
  putCampaign,
  deleteCampaign,
  getSeries,

  listTargetBands,
  putTargetBand,
  deleteTargetBand,
  listWaterDays,
  getWaterDay,
  putWaterDay,
  deleteWaterDay,

  listMeters,
  putMeter,
  listCalibrations,
  putCalibration,
  withdrawCalibration,

  listInstructions,
  getInstruction,
  putInstruction,
  deleteInstruction,
};

export interface AppOptions {
  services: Services;
  contract: Operation[];
  /** In tests, our own answers are checked against the contract, too. */
  checkAnswers?: boolean;
}

/** The HTTP side: checks each call against the contract, passes it to its handler, and answers problems. */
export async function buildApp({ services, contract, checkAnswers = false }: AppOptions): Promise<FastifyInstance> {
  const app = await createHttp(services);
  addProbes(app, services);
  addMetrics(app, services);
  addReference(app);
  await addEndOfMail(app, services);
  for (const operation of contract) {
    app.route({
      method: operation.method,
      url: `/v2${operation.url}`,
      config: { operation: operation.id, bodySeconds: bodySecondsOf(operation.id) },
      ...largeBody(services, operation.id),
      handler: (request, reply) => answer(services, operation, request, reply),
      ...(checkAnswers ? { onSend: holdToContract(operation) } : {}),
    });
  }
  refuseOtherMethods(app, contract);
  return app;
}

async function answer(services: Services, operation: Operation, request: FastifyRequest, reply: FastifyReply) {
  const { params, query, headers, body } = request as { params: {}; query: {}; headers: {}; body: unknown };
  const call = {
    ...operation.check({ params, query, headers, body }),
    services,
    token: tokenIn(request.headers),
    ip: clientNetwork(request.ip),
    languages: request.headers['accept-language'] ?? '',
    signal: untilGone(reply),
  };
  // The contract has just checked what the types of each handler promise.
  const handler = handlers[operation.id] as (
    call: object,
  ) => Promise<{ status: number; body?: unknown; etag?: string | undefined }>;
  const {
    status,
    body: answered,
    etag,
  } = await handler(call satisfies Omit<Call<'testServer'>, keyof ReturnType<Operation['check']>>);
  reply.code(status);
  if (etag !== undefined) reply.header('etag', etag);
  if (answered === undefined) return reply.send();
  if (answered instanceof Picture)
    return reply
      .headers({ 'content-disposition': 'attachment; filename="photo.jpg"' })
      .type('image/jpeg')
      .send(answered.content);
  reply.type('application/json; charset=utf-8');
  return reply.send(answered instanceof Ready ? answered.content : JSON.stringify(answered));
}

/** A signal that aborts if the connection closes before the answer is sent. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
