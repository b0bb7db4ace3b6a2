/** How people recognize the providers: their names and small marks. */
import type { IdentityProvider } from '@leadwright/sdk'
import type { ReactNode } from 'react'

export const providerNames: Record<IdentityProvider, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  github: 'GitHub',
}

const Mark = ({ children }: { children: ReactNode }) => (
  <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
    {children}
  </svg>
)

/** A ring of four colors with a bar. */
const google = (
  <Mark>
    <g fill="none" strokeWidth={3}>
      <path d="M12.1 3.9A5.5 5.5 0 0 0 3.2 5.2" stroke="#ea4335" />
      <path d="M3.2 5.2a5.5 5.5 0 0 0 0 5.6" stroke="#fbbc05" />
      <path d="M3.2 10.8a5.5 5.5 0 0 0 8.4 1.2" stroke="#34a853" />
      <path d="M11.6 12A5.5 5.5 0 0 0 13.5 8H8.2" stroke="#4285f4" />
    </g>
  </Mark>
)
const microsoft = (
  <Mark>
    <path d="M1 1h6.5v6.5H1z" fill="#f25022" />
    <path d="M8.5 1H15v6.5H8.5z" fill="#7fba00" />
    <path d="M1 8.5h6.5V15H1z" fill="#00a4ef" />
    <path d="M8.5 8.5H15V15H8.5z" fill="#ffb900" />
  </Mark>
)
/** A head with two ears. */
const github = (
  <Mark>
    <path
      d="M2.6 1.6 5.5 3a9 9 0 0 1 5 0l2.9-1.4c.6 1 .7 2.200.3 3.300A5 5 0 0 1 14.500 8c0 3.600-2.700 5.500-6.500 5.500S1.500 11.600 1.500 8a5 5 0 0 1 .8-3.100c-.4-1.100-.3-2.300.3-3.300z"
      fill="currentColor"
    />
  </Mark>
)

export const providerMarks: Record<IdentityProvider, ReactNode> = { google, microsoft, github }
