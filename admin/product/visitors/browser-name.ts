/** The browsers that rules of popups tell apart. */
import { oneOf } from '../screens/search.ts'

export const browserName = oneOf('chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung', 'other')
