/** 0.874 as "87%". */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
