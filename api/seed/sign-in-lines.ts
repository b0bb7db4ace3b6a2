/** The lines that are printed once the demo was created. */
import type { SeededAccount } from './seed.ts'

export const signInLines = (public_url: string, { email, password }: SeededAccount): string[] => [
  '',
  'The demo is ready: two invented sites with 2,000 leads.',
  `  See it as a visitor: ${public_url}/demo`,
  `  Sign in at:          ${public_url}/login`,
  `  Email:               ${email}`,
  `  Password:            ${password ?? 'as before'}`,
  '',
]
