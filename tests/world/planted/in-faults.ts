/** Which is right only as long as nothing goes wrong around the product. */
import type { Plant } from './plant.ts'

const outcome = 'api/site/email/emails/outcome.ts'

export const inFaults: readonly Plant[] = [
  {
    name: 'leases-not-released',
    says: 'what a killed process had taken up waits until its lease has run out',
    patches: [
      {
        file: 'api/platform/jobs/worker.ts',
        from: '      await releaseLeases(tx)\n',
        to: '',
      },
    ],
    found_in: 21,
    faults: true,
  },
  {
    name: 'handed-over-again',
    says: 'a site hands a mail to the installation once more after a kill',
    patches: [
      {
        file: 'api/platform/features/relay.ts',
        from: 'if (await isFirst(',
        to: 'if (!(await tx.one("select 1 where 0", [])) || await isFirst(',
      },
    ],
    found_in: 11,
    shown_by: 'handed-over-once',
    faults: true,
  },
  {
    name: 'consent-text-names-the-erased',
    says: 'the address stays in the text of a double opt-in',
    patches: [
      { file: 'api/site/contacts/consents/store.ts', from: 'await replaceInConsentTexts(tx, lead_ids, by)', to: '' },
    ],
    found_in: 11,
    shown_by: 'erased-from-consent-texts',
  },
  {
    name: 'another-mail-after-a-kill',
    says: 'a mail that a kill left in doubt comes again under another Message-ID',
    patches: [
      {
        file: 'api/site/email/emails/hand-off.ts',
        from: 'identity: email.run_id === null ? [email.id]',
        to: 'identity: attempts.length > 0 ? [email.id, email.id] : email.run_id === null ? [email.id]',
      },
    ],
    found_in: 24,
    faults: true,
  },
  {
    name: 'refused-not-suppressed',
    says: 'an address that does not exist is mailed again',
    patches: [{ file: outcome, from: 'if (!getVerdict(result)?.permanent) continue', to: 'if (result) continue' }],
    found_in: 22,
    shown_by: 'refused-address-is-suppressed',
    faults: true,
  },
  {
    name: 'every-refusal-suppresses',
    says: 'whoever was refused one mail for its content gets none any more',
    patches: [
      { file: outcome, from: 'if (!getVerdict(result)?.permanent) continue', to: 'if (!getVerdict(result)) continue' },
    ],
    found_in: 22,
    faults: true,
  },
  {
    name: 'refused-tried-again',
    says: 'what was refused for good is tried again',
    patches: [
      {
        file: outcome,
        from: "return { status: 'not_delivered', reason: 'refused', again_at: null }",
        to: "return { status: 'not_started', reason: 'deferred', again_at: now + 60_000 }",
      },
    ],
    found_in: 22,
    shown_by: 'refused-for-good-is-over',
    faults: true,
  },
  {
    name: 'repeat-not-known',
    says: 'whoever hears no answer and asks again has it done twice',
    patches: [
      {
        file: 'api/platform/features/idempotency/idempotency.ts',
        from: 'if (!row || row.created_at <',
        to: 'if (!row || row.created_at > 0 || row.created_at <',
      },
    ],
    found_in: 24,
    faults: true,
  },
  {
    name: 'full-disk-is-an-outage',
    says: 'a full disk is not told apart from an outage',
    patches: [
      {
        file: 'api/platform/routing/answer.ts',
        from: "return problem('disk_full')",
        to: "return problem('service_unavailable')",
      },
    ],
    found_in: 24,
    faults: true,
  },
  {
    name: 'put-off-not-tried',
    says: 'a mail that a server put off is given up at once',
    patches: [
      {
        file: outcome,
        from: "{ status: 'not_delivered', reason: 'retries_exhausted', again_at }\n        : {",
        to: "{ status: 'not_delivered', reason: 'retries_exhausted', again_at }\n        : ready.number > 0 ? { status: 'not_delivered', reason: 'retries_exhausted', again_at: null } : {",
      },
    ],
    found_in: 24,
    shown_by: 'put-off-by-a-busy-server',
    faults: true,
  },
  {
    name: 'put-off-not-given-up',
    says: 'a mail that a server puts off for days is tried for ever',
    patches: [{ file: 'api/platform/mail/back-off.ts', from: 'if (retry.now >= deadline) return null', to: '' }],
    found_in: 24,
    shown_by: 'put-off-by-a-busy-server',
    faults: true,
  },
  {
    name: 'put-off-not-asked-again',
    says: 'who leaves while their mail is put off is mailed all the same',
    patches: [
      {
        file: 'api/site/email/emails/hand-off.ts',
        from: 'const eligibility = sendEligibility(facts)',
        to: 'const eligibility = attempts.length > 0 ? { eligible: true as const } : sendEligibility(facts)',
      },
      {
        file: 'api/site/email/emails/begin.ts',
        from: '({ email, facts, marketing, domain }) => {',
        to: '({ email, facts, marketing, domain, number }) => {',
      },
      {
        file: 'api/site/email/emails/begin.ts',
        from: 'const eligibility = sendEligibility({ ...facts, ...now_is })',
        to: 'const eligibility = number > 1 ? { eligible: true as const } : sendEligibility({ ...facts, ...now_is })',
      },
    ],
    found_in: 24,
    shown_by: 'put-off-by-a-busy-server',
    faults: true,
  },
  {
    name: 'put-off-twice-of-one',
    says: 'two who were merged get a broadcast twice, where a server had put both off',
    patches: [
      {
        file: 'api/site/email/emails/eligibility/reasons.ts',
        from: 'applies: ({ duplicate }) => duplicate',
        to: 'applies: () => false',
      },
    ],
    found_in: 24,
    shown_by: 'put-off-by-a-busy-server',
    faults: true,
  },
  {
    name: 'restored-goes-on',
    says: 'a restored site sends what the installation of before may have sent',
    patches: [
      {
        file: 'api/account/sites/site-restore.ts',
        from: 'paused_at: sql`coalesce(${sites.paused_at}, ${now})`,',
        to: 'paused_at: sql`case when ${now} > 0 then ${sites.paused_at} end`,',
      },
    ],
    found_in: 31,
    shown_by: 'restored-is-paused',
    faults: true,
  },
  {
    name: 'restored-cursors-hold',
    says: 'who follows the changes of leads goes on by a cursor of what was before the backup was restored',
    patches: [
      {
        file: 'api/account/sites/site-restore.ts',
        from: 'await tx.update(sites).set({ epoch })',
        to: 'await tx.update(sites).set({ epoch: null })',
      },
    ],
    found_in: 2,
    faults: true,
  },
  {
    name: 'late-not-asked',
    says: 'what was due since a backup leaves with its resumption, and may have been sent before',
    patches: [
      {
        file: 'api/site/email/emails/hand-off-facts.ts',
        from: 'return mayBeSent(site, Math.min(queued_at, job.due_at))',
        to: 'return false',
      },
    ],
    found_in: 24,
    shown_by: 'late-mail-is-asked-about',
    faults: true,
  },
  {
    name: 'late-broadcast-begins',
    says: 'a broadcast that was due since a backup begins with its resumption',
    patches: [
      {
        file: 'api/site/email/broadcasts/job-handlers.ts',
        from: "if (site.restored || mayBeSent(site, job.due_at)) return 'ask'",
        to: '',
      },
    ],
    found_in: 24,
    shown_by: 'late-mail-is-asked-about',
    faults: true,
  },
]
