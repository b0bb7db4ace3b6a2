/** The browsers that popup rules distinguish. */
import { oneOf } from '../screens/search.ts'

export const browserName = oneOf('chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung', 'other')
