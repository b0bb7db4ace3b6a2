/**
 * What the walk cannot find out by itself: the state that an endpoint needs before it can succeed. An endpoint that
 * is not here is called with its own `body_example`. How objects are made is in makers.ts.
 */
import { eq } from 'drizzle-orm'
import { users } from '../../api/account/users/table.ts'
import type { IdKind } from '../../api/platform/runtime/ids.ts'
import { aiDrafts } from '../../api/site/automation/ai-drafts/table.ts'
import { questions } from '../../api/site/automation/answers/table.ts'
import { runs } from '../../api/site/automation/runs/table.ts'
import { linkVisitor } from '../../api/site/contacts/visitors/rules.ts'
import { newRun, type State } from '../../workflows/core/state.ts'
import { assistantFixtures } from './assistants.ts'
import { broadcastFixtures } from './broadcasts.ts'
import { campaignFixtures } from './campaigns.ts'
import { confirmationFixtures } from './confirmations.ts'
import { connectionFixtures } from './connections.ts'
import { demoPerson, demoSite } from './demo.ts'
import { ofDigests, ofLeaving } from './departures.ts'
import { emailFixtures } from './emails.ts'
import { colored, font, form } from './forms.ts'
import { identityFixtures } from './identities.ts'
import { incomingHookFixtures } from './incoming-hooks.ts'
import { keywordFixtures } from './keywords.ts'
import { later, link, openedSession, password, signed, signedIn } from './links.ts'
import { deletedField, dynamicAudience, expectMade, mergedLeads, newSender, toMerge, uploaded } from './makers.ts'
import { managerFixtures } from './managers.ts'
import { operationFixtures } from './operations.ts'
import { pageFixtures } from './pages.ts'
import { passkeyFixtures } from './passkeys.ts'
import { createPeople, type People } from './people.ts'
import { readerFixtures } from './readers.ts'
import { sandboxFixtures } from './sandboxes.ts'
import { secondFactorFixtures } from './second-factor.ts'
import { shopFixtures } from './shop.ts'
import { siteFile } from './site-files.ts'
import { webhookFixtures } from './webhooks.ts'

export interface Fixture {
  params?: Record<string, string>
  query?: string
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
  /** Where the endpoint needs an installation of its own. */
  people?: People
  /** The caller's address, as the server's socket would give it. */
  bindings?: object
}
/** Makes an object of a kind on the same site. */
export type Make = (type: IdKind) => Promise<string>
const hour = 3_600_000
const person = { first_name: 'Ana', last_name: 'García', password }
/** The person at the server's machine. */
const atTheMachine = {
  bindings: { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  headers: { host: 'localhost:8787' },
}

const newSite = async (w: People): Promise<Fixture> => ({
  params: { site_id: await w.publishedSite(`Casa ${w.next()}`) },
})

async function journeyAfter(w: People, site: string, make: Make, ...calls: [string, unknown][]): Promise<Fixture> {
  const journey_id = await make('journey')
  for (const [path, body] of calls) {
    expectMade(await w.post(`/v1/sites/${site}/journeys/${journey_id}/${path}`, body), 200)
  }
  return { params: { journey_id } }
}
const publish: [string, unknown] = ['publish', { enroll: 'new' }]
const switchOff: [string, unknown] = ['switch-off', { runs: 'finish' }]

async function senderLink(w: People, site: string): Promise<Fixture> {
  const { id, email } = await newSender(w, site)
  return signed(w, site, 'sender', [id, email, later(w)])
}

export type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>
const publishedPopup: MakeFixture = async (w, site, make) => {
  const popup_id = await make('popup')
  expectMade(await w.post(`/v1/sites/${site}/popups/${popup_id}/publish`), 200)
  return { params: { popup_id } }
}

const asked: MakeFixture = async (w, site, make) => {
  const ids = {
    email_id: await make('email'),
    run_id: await make('run'),
    journey_id: await make('journey'),
    lead_id: await make('lead'),
  }
  const database = await w.installation.databases.site(site)
  const answers = [{ id: 'yes', label: 'Yes' }]
  await database.write(async tx => {
    const row = { ...ids, step_id: 'ask', question: 'Well?', answers }
    // The email may be of an earlier request.
    await tx.insert(questions).values(row).onConflictDoNothing()
  })
  return signed(w, site, 'answer', [ids.email_id, 'yes'])
}
const awaitingApproval: MakeFixture = async (w, site, make) => {
  const draft_id = await make('ai_draft')
  const database = await w.installation.databases.site(site)
  await database.write(async tx => {
    const written = { status: 'awaiting_approval', subject: 'Hello', text: 'Hello' } as const
    await tx.update(aiDrafts).set(written).where(eq(aiDrafts.id, draft_id))
  })
  return { params: { draft_id } }
}

/** A visitor that is linked to a lead, so that it can be unlinked. */
const visitor: MakeFixture = async (w, site, make) => {
  const visitor_id = `visitor-of-the-walk-${w.next()}`
  const lead_id = await make('lead')
  const database = await w.installation.databases.site(site)
  await database.write(async tx => {
    await linkVisitor(tx, visitor_id, lead_id, 'form', w.clock.now())
  })
  return { params: { visitor_id } }
}

/** A key of one site with one right, which whoever has both may change, reset and delete. */
const weakKey: MakeFixture = async (w, site) => {
  const body = { name: `Weak ${w.next()}`, site_ids: [site], grants: ['manage-account'] }
  const made = expectMade(await w.post('/v1/api-keys', body), 201)
  return { params: { api_key_id: made.body.id } }
}

/** A request that changes nothing for the others of the walk when it is approved. */
const harmlessRequest: MakeFixture = async (w, site) => {
  const body = { operation_id: 'markNotificationsRead', reason: 'They are read.' }
  const made = expectMade(await w.post(`/v1/sites/${site}/approvals`, body), 201)
  return { params: { approval_id: made.body.id } }
}

export const fixtures: Record<string, MakeFixture> = {
  approveApproval: harmlessRequest,
  recomputeAudience: async (w, site) => ({ params: { audience_id: await dynamicAudience(w, site) } }),
  resetApiKey: weakKey,
  updateApiKey: weakKey,
  deleteApiKey: weakKey,
  confirmEmail: async w => {
    const { user_id } = await w.newPerson(`person-${w.next()}@example.com`)
    return { body: { token: await link(w, 'confirm_email', user_id), password: 'correct horse' } }
  },
  signIn: async w => ({ body: { email: (await signedIn(w)).email, password } }),
  ...ofLeaving,
  ...ofDigests,
  deleteSession: async w => ({ params: { session_id: await openedSession(w) } }),
  changePassword: async w => ({
    token: (await signedIn(w)).token,
    body: { current_password: password, password: 'another horse battery' },
  }),
  resetPassword: async w => {
    const { user_id } = await w.newPerson(`person-${w.next()}@example.com`)
    return { body: { token: await link(w, 'reset_password', user_id), password } }
  },
  setUp: async () => {
    const people = await createPeople()
    await people.installation.databases.control.write(async tx => {
      await tx.update(users).set({ super_administrator: false })
    })
    return { people, body: { ...person, email: 'first@example.com', token: await link(people, 'set_up', null) } }
  },
  checkAccess: async (_, site) => ({ headers: { 'x-tenant': site } }),
  deleteSite: newSite,
  unpublishSite: newSite,
  moveDemoClock: async w => {
    await demoSite(w)
    return atTheMachine
  },
  removeDemo: async w => {
    await demoSite(w)
    return {}
  },
  signInDemo: async w => {
    await demoSite(w)
    await demoPerson(w)
    return atTheMachine
  },

  getVisitor: visitor,
  listVisits: visitor,
  linkVisitor: visitor,
  unlinkVisitor: visitor,
  deleteVisitor: visitor,
  updateLead: async (w, site) => {
    const name = `size_${w.next()}`
    const field = { type: 'number', name, label: name }
    expectMade(await w.post(`/v1/sites/${site}/custom-fields`, field), 201)
    return { body: { first_name: 'María', custom_fields: { [name]: 20 } } }
  },
  restoreCustomField: async (w, site, make) => ({ params: { field_id: await deletedField(w, site, make) } }),
  submitForm: async (w, site, make) => {
    const popup_id = await make('popup')
    expectMade(await w.post(`/v1/sites/${site}/popups/${popup_id}/publish`), 200)
    return {
      params: { popup_id },
      body: {
        values: { email: `visitor-${w.next()}@example.com` },
        page_url: 'https://casa-verde.example/',
        shown_for_ms: 4000,
      },
    }
  },
  uploadPicture: async w => form(['file', colored(w.next())]),
  uploadImage: async w => form(['file', colored(w.next())]),
  createImport: async w => form(['file', Buffer.from(`email\nlead-${w.next()}@example.com\n`)]),
  importSite: siteFile,
  uploadFile: async w => form(['file', colored(w.next())]),
  showFont: async (w, site) => ({ params: { file_id: await uploaded(w, `/v1/sites/${site}/files`, font(w.next())) } }),
  downloadFile: async (w, site, make) => signed(w, site, 'download', [await make('file'), later(w)]),
  showPlainForm: publishedPopup,
  submitPlainForm: async (w, site, make) => ({
    ...(await publishedPopup(w, site, make)),
    body: { email: `visitor-${w.next()}@example.com`, _page_url: 'https://casa-verde.example/' },
  }),
  applyPopupVariant: async (w, site, make) => {
    const popup_id = await make('popup')
    const variants = [{ id: 'b', name: 'Shorter', content: { heading: 'Short' } }]
    expectMade(await w.patch(`/v1/sites/${site}/popups/${popup_id}`, { variants }), 200)
    return { params: { popup_id, variant_id: 'b' } }
  },
  resendSenderVerification: async (w, site) => ({ params: { sender_id: (await newSender(w, site)).id } }),
  showSenderVerification: senderLink,
  verifySender: senderLink,
  switchOffJourney: (w, site, make) => journeyAfter(w, site, make, publish),
  switchOnJourney: (w, site, make) => journeyAfter(w, site, make, publish, switchOff),
  resumeJourney: async (w, site, make) => ({
    ...(await journeyAfter(w, site, make, publish, ['pause', undefined])),
    body: { overdue: 'continue' },
  }),
  enrollLeads: (w, site, make) => journeyAfter(w, site, make, publish),
  recordEvent: async (_w, _site, make) => ({ body: { lead_id: await make('lead'), name: 'order.placed' } }),
  previewEnrollMatching: (w, site, make) => journeyAfter(w, site, make, publish),
  enrollMatching: (w, site, make) => journeyAfter(w, site, make, publish),
  copyJourney: async (_, site, make) => ({
    body: { from_site_id: site, journey_id: await make('journey'), missing: 'create' },
  }),
  retryRun: async (w, site, make) => {
    const run_id = await make('run')
    const database = await w.installation.databases.site(site)
    await database.write(async tx => {
      await tx.update(runs).set({ status: 'failed' }).where(eq(runs.id, run_id))
    })
    return { params: { run_id } }
  },
  showAnswer: asked,
  giveAnswer: asked,
  approveAiDraft: awaitingApproval,
  rejectAiDraft: awaitingApproval,
  skipWait: async (w, site, make) => {
    const run_id = await make('run')
    const until = w.clock.now() + hour
    const since = { since: w.clock.now(), until, local: null, zone: null, zone_source: null, tz_data: null }
    const state: State = {
      ...newRun(run_id),
      status: 'delayed',
      step_id: 'wait',
      wait: { waiting_for: 'delay', reason: 'duration', ...since },
      outstanding: { type: 'sleep_until', run_id, sequence: 3, step_id: 'wait', until },
    }
    const database = await w.installation.databases.site(site)
    await database.write(async tx => {
      await tx.update(runs).set({ status: 'delayed', state, step_id: 'wait' }).where(eq(runs.id, run_id))
    })
    return { params: { run_id } }
  },
  previewMove: async (w, site, make) => ({
    ...(await journeyAfter(w, site, make, publish)),
    body: { from_version: 1 },
  }),
  moveRuns: async (w, site, make) => ({ ...(await journeyAfter(w, site, make, publish)), body: { from_version: 1 } }),
  previewLeadMerge: toMerge,
  createLeadMerge: toMerge,
  undoLeadMerge: async (w, site, make) => ({ params: await mergedLeads(w, site, make) }),
  ...operationFixtures,
  ...emailFixtures,
  ...webhookFixtures,
  ...connectionFixtures,
  ...incomingHookFixtures,
  ...identityFixtures,
  ...passkeyFixtures,
  ...managerFixtures,
  ...pageFixtures,
  ...assistantFixtures,
  ...keywordFixtures,
  ...sandboxFixtures,
  ...secondFactorFixtures,
  ...campaignFixtures,
  ...broadcastFixtures,
  ...shopFixtures,
  openEmail: async (w, site, make) => signed(w, site, 'open', [await make('email')]),
  clickEmail: async (w, site, make) => signed(w, site, 'click', [await make('email'), 'https://example.com/']),
  ...confirmationFixtures,
  ...readerFixtures,
}
