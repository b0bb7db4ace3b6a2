/** Exit codes of every command, as the README documents them. */
export const exitCodes = {
  success: 0,
  failed: 1,
  usage: 2,
  unauthorized: 3,
  not_found: 4,
  conflict: 5,
  invalid: 6,
  unreachable: 7,
  /** 128 and the number of SIGINT, as shells have it. */
  interrupted: 130,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
