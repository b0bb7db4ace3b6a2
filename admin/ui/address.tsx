/** An email address that breaks before its @ where it does not fit, and within a word only where it must. */
import { Fragment } from 'react'

export function Address({ children }: { children: string }) {
  const [local = '', ...domain] = children.split('@')
  if (domain.length === 0) return children
  return (
    <Fragment>
      {local}
      <wbr />@{domain.join('@')}
    </Fragment>
  )
}
