/** A person is more than a row: merges, changes of address, old links. */
import type { Plant } from './plant.ts'

const merges = 'api/site/contacts/lead-merges'

export const aroundMerges: readonly Plant[] = [
  {
    name: 'answers-of-two-stay',
    says: 'a stored answer of the time when two were one holds the name of one who was erased since',
    patches: [
      {
        file: 'api/site/contacts/lead-merges/service.ts',
        from: '  await shareAnswersOfLead(tx, { lead_id: into.id, goes_with: from.id, since: row.at })\n',
        to: '',
      },
    ],
    found_in: 24,
    shown_by: 'erased-after-they-were-one',
  },
  {
    name: 'duplicate-before-a-pause',
    says: 'of two who were one during a pause one gets no mail though they are two again',
    patches: [
      {
        file: 'api/site/email/emails/eligibility/reasons.ts',
        from: 'applies: ({ paused }) => paused, waits: () => true },',
        to: 'applies: ({ paused, duplicate }) => paused && !duplicate, waits: () => true },',
      },
    ],
    found_in: 29,
    shown_by: 'one-during-a-pause',
  },
  {
    name: 'links-of-the-merged',
    says: 'links of mail that was sent before a merge do nothing',
    patches: [
      {
        file: 'api/site/contacts/leads/present-lead.ts',
        from: '  const into = await mergedInto(db, id)\n  return into && findLead(db, into.id)',
        to: '  return undefined',
      },
      {
        file: 'api/public/unsubscribe/reader.ts',
        from: 'const recipient = await findRecipient(db, email_id)',
        to: 'const recipient = undefined',
      },
      {
        file: 'api/public/unsubscribe/reader.ts',
        from: 'present ?? (email_key && (await leadByEmail(db, email_key)))',
        to: 'present',
      },
    ],
    found_in: 1,
    shown_by: 'links-of-the-merged',
  },
  {
    name: 'undone-merge-forgets-withdrawal',
    says: 'who left after a merge is subscribed again under the other address once it is undone',
    patches: [
      {
        file: `${merges}/service.ts`,
        from: 'const withdrawn = withdrawalsAmong(since).at(-1)',
        to: 'const withdrawn = withdrawalsAmong([]).at(-1)',
      },
      {
        file: `${merges}/service.ts`,
        from: '  await copyWithdrawals(tx, withdrawalsAmong(since), decided.atOther ? into.id : from.id, acting)\n',
        to: '',
      },
    ],
    found_in: 1,
    shown_by: 'undone-merge-keeps-withdrawal',
  },
  {
    name: 'merge-drops-withdrawal',
    says: 'a merge with somebody who left leaves who stays subscribed',
    patches: [
      {
        file: `${merges}/merged-row.ts`,
        from: 'const unsubscribed_at = latest(into.unsubscribed_at, from.unsubscribed_at)',
        to: 'const unsubscribed_at = into.unsubscribed_at',
      },
    ],
    found_in: 3,
  },
  {
    name: 'merge-takes-no-consent',
    says: 'the address of the other comes without what was agreed at it',
    patches: [
      {
        file: `${merges}/merged-row.ts`,
        from: 'unsubscribed_at === null ? address.mailability',
        to: 'unsubscribed_at === null ? into.mailability',
      },
    ],
    found_in: 4,
  },
  {
    name: 'mailed-twice-after-merge',
    says: 'two who wait in a broadcast and are merged are one person with two mails',
    patches: [
      {
        file: 'api/site/email/emails/eligibility/reasons.ts',
        from: 'applies: ({ duplicate }) => duplicate',
        to: 'applies: () => false',
      },
    ],
    found_in: 1,
    shown_by: 'one-mail-after-merge',
  },
  {
    name: 'merges-not-passed-back',
    says: 'undoing the second of two merges leaves the first with the wrong person',
    patches: [
      { file: `${merges}/service.ts`, from: '  await store.passBack(tx, merges as string[], from.id)\n', to: '' },
    ],
    found_in: 1,
    shown_by: 'second-merge-undone',
  },
  {
    name: 'merge-starts-journeys',
    says: 'what a merge brings starts journeys by way of dynamic audiences',
    patches: [
      {
        file: `${merges}/service.ts`,
        from: 'emit: emitWith(emit, suppressUnless(false))',
        to: 'emit: emitWith(emit, suppressUnless(true))',
      },
    ],
    found_in: 1,
    shown_by: 'merged-tags-start-nothing',
  },
  {
    name: 'former-address-not-known',
    says: 'an upsert by an address that somebody had makes them anew',
    patches: [
      {
        file: 'api/site/contacts/leads/present-lead.ts',
        from: 'const [owner] = await formerOwners(db, [email_key])',
        to: 'const [owner] = (await formerOwners(db, [email_key])).slice(1)',
      },
    ],
    found_in: 1,
    shown_by: 'upsert-by-former-address',
  },
  {
    name: 'links-of-the-separated',
    says: 'the link of a mail that went to one of two while they were one acts on the other once they are two again',
    patches: [
      {
        file: 'api/public/unsubscribe/reader.ts',
        from: 'loadPresentLead(db, recipient ?? lead_id)',
        to: 'loadPresentLead(db, lead_id)',
      },
    ],
    found_in: 1,
    shown_by: 'separated-letters-are-their-readers',
  },
  {
    name: 'merges-undone-in-any-order',
    says: 'undoing a merge takes what a later one brought as well',
    patches: [{ file: `${merges}/service.ts`, from: ' && row.id === latest_id', to: '' }],
    found_in: 1,
    shown_by: 'merges-undone-in-their-order',
  },
  {
    name: 'undone-merge-takes-a-campaign',
    says: 'who came by a campaign while merged has not come by it once the merge is undone',
    patches: [
      {
        file: 'api/site/capture/campaigns/lead-merge.ts',
        from: 'and(entryIn(campaign_id), lte(campaignLeads.last_at, last_at))',
        to: 'entryIn(campaign_id)',
      },
    ],
    found_in: 1,
    shown_by: 'campaign-of-whose-address',
  },
  {
    name: 'undone-merge-forgets-address',
    says: 'who took another address by a merge and has a third one since has lost their own one, once the merge is undone',
    patches: [
      {
        file: 'api/site/contacts/former-addresses/store.ts',
        from: "typeof replaced === 'string' && replaced !== present.get(into)",
        to: 'false',
      },
    ],
    found_in: 1,
    shown_by: 'own-address-before-a-third',
  },
  {
    name: 'undone-merge-keeps-chats',
    says: 'what somebody said in a chat while two were one stays with the other one',
    patches: [
      {
        file: 'api/site/assistants/conversations/lead-merge.ts',
        from: '  separate: separateConversations,\n',
        to: '',
      },
    ],
    found_in: 1,
    shown_by: 'chat-while-they-were-one',
  },
]
