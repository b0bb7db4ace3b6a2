/** The rules that this browser knew last, so that a page that is loaded again reads at once what they allow; the server's follow. */
import type { Abilities } from '@leadwright/sdk'
import { currentAccount } from './current-account.ts'
import { abilities_key } from './personal-keys.ts'
import { session } from './session.ts'

interface StoredAbilities {
  /** The end of the token that they are of. */
  of: string
  abilities: Abilities
}

const ofNow = (): string | undefined => session.get().token?.slice(-8)

/** Those of whoever is signed in, nobody else's. */
export function keptAbilities(): Abilities | undefined {
  try {
    const kept: StoredAbilities | null = JSON.parse(localStorage.getItem(abilities_key) ?? 'null')
    // A browser may have kept them before they named accounts.
    return kept?.of === ofNow() && kept?.abilities.accounts ? kept.abilities : undefined
  } catch {
    return undefined
  }
}

/** Asks the server, and keeps what it says, and which account is current by it, unless somebody signed out meanwhile. */
export async function keepAbilities(ask: () => Promise<Abilities>): Promise<Abilities> {
  const of = ofNow()
  const abilities = await ask()
  if (of !== undefined && of === ofNow()) {
    localStorage.setItem(abilities_key, JSON.stringify({ of, abilities } satisfies StoredAbilities))
    const account = currentAccount(abilities.accounts, session.get().account)
    if (account) session.setAccount(account.id)
  }
  return abilities
}
