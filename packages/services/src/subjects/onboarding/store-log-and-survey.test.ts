import { calls } from '@trastienda/api-client/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, idempotencyKeys } from '../../tables/requests.ts';
import { deleteExpired } from '../../database/delete-expired.ts';
import { createServices } from '../../index.ts';
import { asking, CASA_LUMBRE, MARIANA } from '../../testing/ask.ts';
import { testInstallation } from '../../testing/installation.ts';
import { NOW } from '../../testing/now.ts';
import { acrossStores, useDatabase } from '../../testing/test-database.ts';
import { storeLogs, surveyAnswers } from '../../tables/onboarding.ts';

const db = useDatabase();
const { ask, answer } = asking(() => db.database);
const bare = asking(() => db.database, { installation: { ...testInstallation, survey: [] } });
const [easy = '', better = ''] = testInstallation.survey;
const LUCIA = 'lucia.mena@casalumbre.example';

const line = {
  store: CASA_LUMBRE,
  interaction: 'abrir-mis-pedidos',
  log_type: 'info',
  device_info: {
    userAgent: 'Mozilla/5.0',
    width: 390,
    height: 844,
    language: 'es-MX',
    sessionId: '1'.repeat(19),
  },
} as const;

describe('S3.60, S7.90: the log of a store', () => {
  const rowsOf = <Row>(read: (tx: Parameters<Parameters<typeof acrossStores>[1]>[0]) => Promise<Row[]>) =>
    acrossStores(db.database, read);

  it('is one row a line, with address, device and moment, and neither key nor audit', async () => {
    const services = createServices({ database: db.database, clock: () => NOW });
    const given = await services.handle(
      calls.postStoreLog,
      { params: {}, query: {}, body: line },
      {
        user: { email: MARIANA, name: null },
        storeId: CASA_LUMBRE,
        idempotencyKey: null,
        requestId: 'req-log',
        clientAddress: '203.0.113.9',
      },
    );
    expect(given).toMatchObject({ status: 200 });
    const rows = await rowsOf((tx) => tx.select().from(storeLogs));
    expect(rows).toEqual([
      {
        storeId: CASA_LUMBRE,
        id: expect.any(Number),
        interaction: line.interaction,
        logType: 'info',
        ip: '203.0.113.9',
        deviceInfo: line.device_info,
        createdAt: NOW,
      },
    ]);
    const audit = await rowsOf((tx) => tx.select().from(auditEntries));
    expect(audit.filter(({ requestId }) => requestId === 'req-log')).toEqual([]);
    const keys = await rowsOf((tx) => tx.select().from(idempotencyKeys));
    expect(keys.filter(({ callId }) => callId === 'postStoreLog')).toEqual([]);
  });

  it('is kept for 180 days', async () => {
    const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
    await deleteExpired(db.database, days(179));
    expect(await rowsOf((tx) => tx.select().from(storeLogs))).toHaveLength(1);
    await deleteExpired(db.database, days(181));
    expect(await rowsOf((tx) => tx.select().from(storeLogs))).toEqual([]);
  });
});

describe('S3.58, S7.90: the survey', () => {
  const asked = (email = MARIANA) => ask(calls.getSurvey, { query: { storeId: CASA_LUMBRE } }, { email });
  const send = (survey: readonly { question: string; answer: string | null }[], email = MARIANA) =>
    answer(calls.submitSurvey, { body: { storeId: CASA_LUMBRE, survey } }, { email });
  beforeEach(() => acrossStores(db.database, (tx) => tx.delete(surveyAnswers)));

  it('asks each person once; what she passed over is no answer', async () => {
    expect(await asked()).toEqual({
      survey: [
        { question: easy, answer: null },
        { question: better, answer: null },
      ],
      answered: false,
    });
    const survey = [
      { question: easy, answer: ' Muy fácil ' },
      { question: better, answer: ' ' },
    ];
    expect(await send(survey)).toMatchObject({ status: 200, body: { message: 'Gracias por contestar' } });
    expect(await asked()).toEqual({
      survey: [
        { question: easy, answer: 'Muy fácil' },
        { question: better, answer: null },
      ],
      answered: true,
    });
    expect(await send(survey)).toMatchObject({ status: 409 });
    expect(await asked(LUCIA)).toMatchObject({ answered: false });
  });

  it.each([
    ['nothing', [{ question: easy, answer: '  ' }], 'Contesta al menos una pregunta'],
    ['another question', [{ question: '¿Otra?', answer: 'Sí' }], 'La encuesta cambió. Vuelve a abrirla'],
    [
      'one question twice',
      [
        { question: easy, answer: 'Sí' },
        { question: easy, answer: 'No' },
      ],
      'La encuesta cambió. Vuelve a abrirla',
    ],
  ])('takes no answer to %s', async (_, survey, message) => {
    const given = await send(survey);
    expect(given.status).toBe(422);
    expect(JSON.stringify(given.body)).toContain(message);
    expect(await asked()).toMatchObject({ answered: false });
  });

  it('is none where the installation asks nothing', async () => {
    const given = await bare.answer(calls.getSurvey, { query: { storeId: CASA_LUMBRE } });
    expect(given).toMatchObject({ status: 200, body: { survey: [], answered: false } });
  });
});
