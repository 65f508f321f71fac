import type { AdminUsersSelection } from '@premise/contracts';
import { useMutation } from '@tanstack/react-query';
import { exportUsers } from './api/export-users.ts';

/** The selection as a file of the reader's: a link is made for it, followed and taken away. */
export const useExport = (onError: (error: Error) => void) =>
  useMutation({
    mutationFn: (selection: AdminUsersSelection) => exportUsers(selection),
    onSuccess: (file) => {
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = `users-${new Date().toISOString().slice(0, 10)}.csv`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
    onError,
  });
