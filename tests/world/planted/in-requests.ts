/** In what comes back from people: answers, requests, visits, and what their site keeps of them. */
import type { Plant } from './plant.ts'

export const inRequests: readonly Plant[] = [
  {
    name: 'machines-answer',
    says: 'a note that somebody is away counts as their answer',
    patches: [
      {
        file: 'api/public/inbound-mail/machines.ts',
        from: "!isNone(first('auto-submitted')) ||",
        to: "(isNone(first('auto-submitted')) && false) ||",
      },
    ],
    found_in: 3,
    shown_by: 'answered-in-time',
  },
  {
    name: 'sender-moves-under-mail',
    says: 'the address of a sender changes under what waits to be sent by it',
    patches: [
      {
        file: 'api/site/email/senders/service.ts',
        from: 'if (moved && row.verified_at !== null)',
        to: 'if (moved && row.verified_at === 0)',
      },
    ],
    found_in: 3,
    shown_by: 'sends-by-its-sender',
  },
  {
    name: 'wish-forgotten',
    says: 'who asked to be erased may be mailed at a former address',
    patches: [
      {
        file: 'api/site/contacts/leads/erase.ts',
        from: "(cause === 'own_wish' || unsubscribed_at !== null)",
        to: '(unsubscribed_at !== null)',
      },
    ],
    found_in: 3,
    shown_by: 'erased-by-own-wish',
  },
  {
    name: 'requests-keep-addresses',
    says: 'a request for a person’s data keeps their address though they were erased since',
    patches: [
      {
        file: 'api/site/history/person-exports/forget.ts',
        from: 'if (first) await restart(',
        to: 'if (first && first.now < 0) await restart(',
      },
    ],
    found_in: 3,
    shown_by: 'requests-name-nobody-erased',
  },
  {
    name: 'exports-outlive-erasure',
    says: 'files of exports keep whoever was erased since',
    patches: [
      {
        file: 'api/platform/features/operations/files.ts',
        from: 'if ((await tx.run(endFiles)) > 0) await removeSomeFileParts(tx, 0)',
        to: 'void endFiles',
      },
    ],
    found_in: 3,
    shown_by: 'exports-hold-nobody-erased',
  },
  {
    name: 'drafted-site-is-there',
    says: 'visitors reach a site that is drafted',
    patches: [
      {
        file: 'api/account/sites/rules.ts',
        from: 'published: row.published_at !== null,',
        to: 'published: true,',
      },
    ],
    found_in: 3,
    shown_by: 'drafted-site',
  },
  {
    name: 'designs-counted-as-one',
    says: 'what visitors see of a test counts for the design itself',
    patches: [
      {
        file: 'api/public/events/service.ts',
        from: 'variant: countedVariant(popup, event.variant),',
        to: 'variant: countedVariant(popup, undefined),',
      },
    ],
    found_in: 3,
    shown_by: 'designs-are-counted',
  },
  {
    name: 'visits-for-ever',
    says: 'unknown visitors are kept longer than the site says',
    patches: [
      {
        file: 'api/site/contacts/visitors/housekeeping.ts',
        from: 'site.tracking.kept_days * day_ms',
        to: 'site.tracking.kept_days * day_ms * 30',
      },
    ],
    found_in: 3,
    shown_by: 'kept-as-long-as-said',
  },
  {
    name: 'nobody-is-moved',
    says: 'no run can be moved to another version of its journey',
    patches: [
      {
        file: 'api/site/automation/runs/actions/moves.ts',
        from: "return canStandAt(state, step) ? null : 'other_step'",
        to: "return 'other_step'",
      },
    ],
    found_in: 3,
    shown_by: 'moved-in-their-delay',
  },
]
