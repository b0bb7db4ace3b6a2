/** One way to show who one is: what it is, its state, and what is done with it. */
import type { ReactNode } from 'react'
import styles from './second-factor.module.css'

type Props = { icon: ReactNode; name: string; text: string; state?: ReactNode; children: ReactNode }

export const FactorRow = ({ icon, name, text, state, children }: Props) => (
  <li className={styles.factor}>
    {icon}
    <div className={styles.words}>
      <div>
        {name} {state}
      </div>
      <div className="muted">{text}</div>
    </div>
    {children}
  </li>
)
