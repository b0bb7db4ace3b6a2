/** Mistakes that are put into the product's text when its modules are loaded, in a process of their own. */
import { registerHooks } from 'node:module'

interface Plant {
  name: string
  /** Who it takes to find it, where it shows seldom. */
  people?: number
  patches: readonly { file: string; from: string; to: string }[]
}

const sync = 'api/site/integrations/sync'
const services = 'api/site/integrations/services'

export const plants: readonly Plant[] = [
  {
    name: 'brings-back-who-left-there',
    patches: [
      {
        file: `${sync}/merge-contact.ts`,
        from: 'if (status && row.consent !== consent) {',
        to: 'if (false as boolean) {',
      },
    ],
  },
  {
    name: 'forgets-who-left-here',
    patches: [
      {
        file: `${sync}/plan.ts`,
        from: "if (state.consent === 'withdrawn') return toSend(known, state, mapping, 'unsubscribe')",
        to: '',
      },
    ],
  },
  {
    name: 'sets-members-to-subscribed',
    patches: [
      {
        file: `${services}/mailchimp/send.ts`,
        from: 'keep: { merge_fields },',
        to: "keep: { merge_fields, status: 'subscribed' },",
      },
      { file: `${sync}/plan.ts`, from: 'if (hasLeft(consent)) return planReturn(known, state)', to: '' },
    ],
  },
  {
    name: 'adds-a-second-contact-for-a-new-address',
    patches: [
      {
        file: `${sync}/plan.ts`,
        from: '...(isMoved && known.email !== null && { previous_email: known.email }),',
        to: '',
      },
    ],
  },
  {
    name: 'takes-no-change-from-there',
    patches: [{ file: `${sync}/merge-contact.ts`, from: 'if (wins) taken.values[own.id] = there', to: '' }],
  },
  {
    name: 'takes-everything-as-done',
    patches: [
      {
        file: `${sync}/send-leads.ts`,
        from: "if (outcome.outcome === 'refused') return writeRefusal(tx, row, outcome, taking, plan.change)",
        to: '',
      },
    ],
  },
  {
    name: 'brings-back-erased-people',
    patches: [{ file: `${sync}/take-contacts.ts`, from: 'if (await isErased(', to: 'if (false && await isErased(' }],
  },
  {
    name: 'takes-who-bounced-here-for-somebody-who-left',
    people: 240,
    patches: [{ file: `${sync}/send-leads.ts`, from: 'left_at: isForAddress(item) ? null : at', to: 'left_at: at' }],
  },
  {
    name: 'loses-what-changed-while-it-was-sent',
    patches: [
      { file: `${sync}/follow.ts`, from: 'await markLeads(', to: 'if (lead_ids.size % 2 === 0) await markLeads(' },
    ],
  },
]

export function plantMistake(name: string): void {
  const plant = plants.find(one => one.name === name)
  if (!plant) throw new Error(`There is no plant ${name}`)
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const patches = plant.patches.filter(({ file }) => url.endsWith(`/${file}`))
      if (patches.length === 0) return loaded
      let text = String(loaded.source)
      for (const { file, from, to } of patches) {
        if (!text.includes(from)) throw new Error(`${name} is stale: ${file} has no ${JSON.stringify(from)}`)
        text = text.replace(from, () => to)
      }
      return { ...loaded, source: text }
    },
  })
}
