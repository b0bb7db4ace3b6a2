/** Screens around signing in, and the ones that say why something is not shown. */
import type { Screen } from '../../product/screens/screen.ts'

export const screens: Screen[] = [
  {
    name: 'Pricing',
    path: '/',
    access: 'public',
    isForGuests: true,
    load: () => import('./pricing.tsx').then(screen => screen.Pricing),
  },
  {
    name: 'Login',
    path: '/login',
    access: 'public',
    isForGuests: true,
    load: () => import('./login.tsx').then(screen => screen.Login),
  },
  {
    name: 'Register',
    path: '/register',
    access: 'public',
    isForGuests: true,
    load: () => import('./register.tsx').then(screen => screen.Register),
  },
  {
    name: 'Forgot Password',
    path: '/forgot-password',
    access: 'public',
    load: () => import('./forgot-password.tsx').then(screen => screen.ForgotPassword),
  },
  {
    name: 'Change Password',
    path: '/change-password',
    access: 'public',
    load: () => import('./change-password.tsx').then(screen => screen.ChangePassword),
  },
  {
    name: 'Email Confirmation',
    path: '/email-confirmation/$token',
    access: 'public',
    load: () => import('./email-confirmation.tsx').then(screen => screen.EmailConfirmation),
  },
  {
    name: 'Set Up',
    path: '/set-up/$token',
    access: 'public',
    load: () => import('./set-up.tsx').then(screen => screen.SetUp),
  },
  {
    name: 'Unauthorized',
    path: '/unauthorized',
    access: 'public',
    load: () => import('./unauthorized.tsx').then(screen => screen.Unauthorized),
  },
  {
    name: 'Maintenance',
    path: '/maintenance',
    access: 'public',
    load: () => import('./maintenance.tsx').then(screen => screen.Maintenance),
  },
]
