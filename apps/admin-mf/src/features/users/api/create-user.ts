import {
  ADMIN_CREATE_SUPER_USER_PATH,
  ADMIN_CREATE_USER_PATH,
  type AdminCreateSuperUserRequest,
  type AdminCreateSuperUserResponse,
  type AdminCreateUserRequest,
  type AdminCreateUserResponse,
} from '@premise/contracts';
import { api } from '@premise/web-platform';

export const createUser = (request: AdminCreateUserRequest) =>
  api.post<AdminCreateUserResponse>(ADMIN_CREATE_USER_PATH, request);

export const createSuperUser = (request: AdminCreateSuperUserRequest) =>
  api.post<AdminCreateSuperUserResponse>(ADMIN_CREATE_SUPER_USER_PATH, request);
