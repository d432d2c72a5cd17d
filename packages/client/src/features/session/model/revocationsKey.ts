/** Storage key of tokens that are still to be revoked. */
export const revocationsKey = 'rookery.revocations'
