/** For screens that show what visitors read: it is in the languages of the site, not of the admin. */
import { loadTexts } from '../../messages/messages.tsx'

export const withBothLanguages = async <Module>(screen: Promise<Module>): Promise<Module> =>
  (await Promise.all([screen, loadTexts('en', 'es')]))[0]
