-- Once, on the primary, as the user postgres.
CREATE ROLE seguia LOGIN PASSWORD 'CHANGE-ME-4';
CREATE DATABASE seguia OWNER seguia;
-- A server sets these for its connections itself; PgBouncer gives one connection to many, and drops what they set.
ALTER ROLE seguia SET statement_timeout = '30s';
ALTER ROLE seguia SET lock_timeout = '10s';
ALTER ROLE seguia SET idle_in_transaction_session_timeout = '30s';
