export const plusIcon = 'M12 5l0 14M5 12l14 0'
