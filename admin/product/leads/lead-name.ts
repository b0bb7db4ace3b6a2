/** What a lead is called in lists and headings; one that was erased has neither name nor address. Pure. */
import type { Messages } from '../../messages/messages.tsx'

export const leadName = (t: Messages['t'], { name, email }: { name: string; email: string }): string =>
  name || email || t('leads.erased')
