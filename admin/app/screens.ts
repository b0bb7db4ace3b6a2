/** Every screen of the admin, feature by feature. */
import { screens as account } from '../features/account/screens.ts'
import { screens as sites } from '../features/sites/screens.ts'
import type { Screen } from './screen.ts'

export const screens: Screen[] = [...account, ...sites]
