/** Where the device keeps the tokens that servers have still to be told of. */
export const revocationsKey = 'rookery.revocations'
