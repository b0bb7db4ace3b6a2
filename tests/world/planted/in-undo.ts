/** Undo that takes back too much, too little, or what people decided since. */
import type { Plant } from './plant.ts'

const imports = 'api/site/contacts/imports'

export const inUndo: readonly Plant[] = [
  {
    name: 'withdrawal-asked-of-the-last-entry',
    says: 'who leaves while merged with one whom an import withdrew is subscribed once the merge is undone',
    patches: [
      {
        file: 'api/site/contacts/mailability/rules.ts',
        from: 'const last = await latestWithdrawals(',
        to: 'const last = await latestEntries(',
      },
    ],
    found_in: 1,
    shown_by: 'left-while-merged-with-the-imported',
  },
  {
    name: 'withdrawal-left-to-another-who-left',
    says: 'an erased person who withdrew is forgotten at an address that an undone import had given somebody',
    patches: [
      { file: 'api/site/contacts/mailability/withdrawn.ts', from: '\n    and unsubscribed_at is null`', to: '`' },
    ],
    found_in: 24,
    shown_by: 'withdrawn-beneath-an-undone-import',
  },
  {
    name: 'undone-import-takes-own-consent',
    says: 'undoing an import takes away a consent that the person gave afterwards',
    patches: [
      {
        file: `${imports}/restore.ts`,
        from: "const isOwn = own.id === null ? last?.method === 'import' : last?.id === own.id",
        to: 'const isOwn = true',
      },
    ],
    found_in: 1,
    shown_by: 'undone-import-leaves-own-consent',
  },
  {
    name: 'undone-import-keeps-subscription',
    says: 'undoing an import leaves subscribed whom it subscribed',
    patches: [
      {
        file: `${imports}/restore.ts`,
        from: "restored.unsubscribes = subscribed && stood.mailability === 'unsubscribed'",
        to: 'restored.unsubscribes = false',
      },
    ],
    found_in: 1,
    shown_by: 'undone-import-unsubscribes',
  },
  {
    name: 'second-import-says-nothing',
    says: 'a consent that another import has stated already ends with that one',
    patches: [
      {
        file: `${imports}/decide.ts`,
        from: 'last !== undefined && isImportedConsent(last),',
        to: 'last !== undefined && last.id.length === 0 && isImportedConsent(last),',
      },
    ],
    found_in: 1,
    shown_by: 'stated-by-two-imports',
  },
  {
    name: 'own-withdrawal-behind-an-import',
    says: 'who leaves after an import has said so is back once the import is undone',
    patches: [
      {
        file: 'api/site/contacts/mailability/rules.ts',
        from: '[...last.values()].filter(isImportedWithdrawal)',
        to: '[...last.values()].filter(row => row.id.length === 0 && isImportedWithdrawal(row))',
      },
    ],
    found_in: 1,
    shown_by: 'left-after-an-import-said-so',
  },
  {
    name: 'undone-import-removes-touched',
    says: 'undoing an import removes people to whom something has happened since',
    patches: [
      {
        file: `${imports}/remove-made.ts`,
        from: 'split(made, id => touched.has(id))',
        to: 'split(made, id => touched.has(id) && id.length === 0)',
      },
    ],
    found_in: 1,
    shown_by: 'undone-import-keeps-what-came-since',
  },
  {
    name: 'undone-import-keeps-suppression',
    says: 'undoing an import leaves suppressed whom it suppressed',
    patches: [
      {
        file: `${imports}/undo.ts`,
        from: "    await release(tx, row.import_operation_id ?? '', rows.length, context)\n",
        to: '',
      },
    ],
    found_in: 1,
    shown_by: 'undone-import-after-a-change-of-address',
  },
  {
    name: 'undone-import-overwrites',
    says: 'undoing an import puts a name back that somebody has changed since',
    patches: [
      { file: `${imports}/restore.ts`, from: 'if (lead[field] === became) {', to: 'if (lead[field] !== was) {' },
    ],
    found_in: 1,
    shown_by: 'undone-import-keeps-what-came-since',
  },
  {
    name: 'import-opt-out-ignored',
    says: 'a row that says opted_out leaves a new person subscribed',
    patches: [
      {
        file: `${imports}/take-in.ts`,
        from: "const left = hadWithdrawn || consent.standing === 'withdrawn'",
        to: 'const left = hadWithdrawn',
      },
    ],
    found_in: 3,
  },
  {
    name: 'undone-opt-out-of-an-asked-person',
    says: 'whom a file brought as opted out stays so once it is undone, since they have sent a form meanwhile',
    patches: [
      {
        file: 'api/site/contacts/imports/restore.ts',
        from: 'withoutClaims(ledger.toReversed())',
        to: 'ledger.toReversed()',
      },
    ],
    found_in: 1,
    shown_by: 'agreed-by-a-form-before-an-undo',
  },
]
